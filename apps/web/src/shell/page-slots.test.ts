import { NavigationType, type Location } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { arrive, documentId, drawAhead, type Slots } from './page-slots.ts';

const { Pop, Push } = NavigationType;

const at = (pathname: string, key: string, hash = ''): Location => ({
  pathname,
  search: '',
  hash,
  state: null,
  key,
});

const home = at('/', 'a');
const contact = at('/contact', 'b');

const opened: Slots = {
  shown: { id: documentId, location: home, action: Pop, stage: 'whole' },
  ahead: [],
};

const went = arrive(opened, contact, Push);

describe('arrive', () => {
  it('changes nothing where nothing has changed', () => {
    expect(arrive(opened, home, Pop)).toBe(opened);
  });

  it('draws the first screen of the next page, and the page before it anew', () => {
    const { shown, left } = went;
    expect(shown).toMatchObject({ location: contact, stage: 'arriving' });
    expect(left).toMatchObject({ location: home, stage: 'whole' });
    expect(new Set([documentId, shown.id, left?.id]).size).toBe(3);
  });

  it('shows the page before as it was left at Back, and the other at Forward', () => {
    const back = arrive(went, home, Pop);
    expect(back.shown).toMatchObject({ id: went.left?.id, stage: 'whole' });
    expect(back.left?.id).toBe(went.shown.id);
    expect(arrive(back, contact, Pop).shown.id).toBe(went.shown.id);
  });

  it('draws a page anew that a link leads to, even the one before', () => {
    const again = arrive(went, at('/', 'c'), Push);
    expect(again.shown.id).not.toBe(went.left?.id);
  });

  it('keeps a page whose address changes only behind its path', () => {
    const searched = arrive(went, { ...contact, key: 'c', search: '?for=demo' }, Push);
    expect(searched.shown.id).toBe(went.shown.id);
    expect(searched.left).toBe(went.left);
  });

  it('draws a page whole where a place in it is gone to', () => {
    expect(arrive(opened, at('/contact', 'b', '#form'), Push).shown.stage).toBe('whole');
  });
});

const pathsOf = ({ ahead }: Slots) => ahead.map(({ location }) => location.pathname);

describe('drawAhead', () => {
  const ready = drawAhead(opened, ['/contact', '/demo', '/contact']);

  it('draws each page once, and shows one as it is drawn', () => {
    expect(pathsOf(ready)).toEqual(['/contact', '/demo']);
    const [drawn] = ready.ahead;
    expect(drawn?.stage).toBe('ahead');
    const arrived = arrive(ready, contact, Push);
    expect(arrived.shown).toMatchObject({ id: drawn?.id, location: contact, stage: 'arriving' });
    expect(pathsOf(arrived)).toEqual(['/demo']);
    const ids = [arrived.shown, arrived.left, ...arrived.ahead].map((slot) => slot?.id);
    expect(new Set(ids).size).toBe(3);
  });

  it('keeps what is drawn, and lets go of what is wanted no longer', () => {
    const other = drawAhead(ready, ['/about', '/demo']);
    expect(pathsOf(other)).toEqual(['/demo', '/about']);
    expect(other.ahead[0]).toBe(ready.ahead[1]);
    expect(other.ahead.map(({ id }) => id)).not.toContain(documentId);
    expect(pathsOf(drawAhead(ready, []))).toEqual([]);
  });

  it('changes nothing for the same pages, nor for the one that is shown', () => {
    expect(drawAhead(ready, ['/demo', '/contact'])).toBe(ready);
    expect(drawAhead(opened, ['/'])).toBe(opened);
    expect(drawAhead(opened, [])).toBe(opened);
  });
});
