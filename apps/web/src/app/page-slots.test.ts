import { NavigationType, type Location } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { arrive, documentId, pointAt, type Slots } from './page-slots.ts';

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

describe('pointAt', () => {
  const pointing = pointAt(opened, '/contact');

  it('draws the page ahead, and shows it as it is drawn', () => {
    expect(pointing.ahead).toMatchObject({ stage: 'ahead', location: { pathname: '/contact' } });
    const { shown, ahead } = arrive(pointing, contact, Push);
    expect(shown).toMatchObject({ id: pointing.ahead?.id, location: contact, stage: 'arriving' });
    expect(ahead).toBeUndefined();
  });

  it('lets go of it when the visitor points elsewhere', () => {
    expect(pointAt(pointing, undefined).ahead).toBeUndefined();
    expect(pointAt(pointing, '/about').ahead?.id).not.toBe(documentId);
  });

  it('changes nothing for the same page, nor for the one that is shown', () => {
    expect(pointAt(pointing, '/contact')).toBe(pointing);
    expect(pointAt(opened, '/')).toBe(opened);
    expect(pointAt(opened, undefined)).toBe(opened);
  });
});
