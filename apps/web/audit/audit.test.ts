import { describe, expect, it } from 'vitest';
import { writeSitemap } from '../build/discovery/sitemap.ts';
import { audit, formatFinding } from './audit.ts';

const origin = 'https://gym.test';

interface PageParts {
  readonly path: string;
  readonly title: string;
  readonly body: string;
  readonly data?: object;
  readonly type?: string;
  readonly more?: string;
}

const page = ({ path, title, body, data, type = 'website', more = '' }: PageParts) => {
  const description = `${title}, in as many words as a description needs to be shown whole by a search.`;
  return `<!doctype html><html lang="en"><head><title>${title}</title>
<meta name="description" content="${description}">
<meta property="og:type" content="${type}"><meta property="og:title" content="${title}">
<meta property="og:description" content="${description}"><meta property="og:url" content="${origin}${path}">
<meta property="og:image" content="${origin}/cards/a.png"><meta name="twitter:card" content="summary_large_image">
<link rel="canonical" href="${origin}${path}">${more}
${data ? `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>` : ''}
</head><body><h1>${title}</h1>${body}</body></html>`;
};

const post = '/resources/blog/ten-days';

const offer = (price: number) => ({
  '@type': 'Offer',
  name: 'Starter',
  price,
  priceCurrency: 'USD',
});

const sound: Readonly<Record<string, string | Buffer>> = {
  '/index.html': page({
    path: '/',
    title: 'Gym software',
    data: { '@type': 'WebSite', '@id': `${origin}/#site`, name: 'Gym software', url: `${origin}/` },
    body: `<p id="top">Welcome</p><a href="/pricing#starter">Prices</a><a href="${post}">Post</a>
<img src="/cards/a.png" alt="" width="10" height="10"><a href="https://other.test/">Other</a>`,
  }),
  '/pricing/index.html': page({
    path: '/pricing',
    title: 'What it costs',
    data: { '@type': 'SoftwareApplication', name: 'What it costs', offers: [offer(29)] },
    body: '<h2 id="starter">Starter</h2><p><span>$</span>29 and later $49</p>',
  }),
  [`${post}/index.html`]: page({
    path: post,
    title: 'Ten days quiet',
    type: 'article',
    more: `<link rel="alternate" href="${post}.md" type="text/markdown">`,
    data: {
      '@type': 'BlogPosting',
      '@id': `${origin}${post}#article`,
      headline: 'Ten days',
      datePublished: '2025-07-14',
      dateModified: '2025-08-01',
      image: `${origin}/cards/a.png`,
      isPartOf: { '@id': `${origin}/#site` },
    },
    body: '<time datetime="2025-07-14">July 14, 2025</time><time datetime="2025-08-01">August 1, 2025</time><a href="/#top">Home</a>',
  }),
  '/old/index.html': '<!doctype html><meta http-equiv="refresh" content="0; url=/pricing">',
  '/404.html': page({ path: '/404', title: 'Page not found', body: '' })
    .replace(/<link rel="canonical"[^>]*>/, '<meta name="robots" content="noindex">')
    .replaceAll(/<meta property[^>]*>/g, ''),
  [`${post}.md`]: `# Ten days\n\n${origin}${post}\n`,
  '/llms.txt': `# Gym\n\n- [Prices](${origin}/pricing): all of them\n`,
  '/sitemap.xml': await writeSitemap(
    origin,
    ['/', '/pricing', post].map((path) => ({ path })),
  ),
  '/robots.txt': `User-agent: *\nSitemap: ${origin}/sitemap.xml\n`,
  '/cards/a.png': 'a picture',
};

const expectations = {
  origin,
  paths: ['/', '/pricing', post, '/404'],
  hidden: ['/resources/blog/later'],
};

/** The findings in the sound site after a change of some files. */
function findingsOf(changes: Readonly<Record<string, string | Buffer | null>>, more: object = {}) {
  const files = Object.entries({ ...sound, ...changes }).flatMap(([address, content]) =>
    content === null ? [] : [[address, Buffer.from(content)] as const],
  );
  return audit(new Map(files), { ...expectations, ...more }).flatMap(({ rule, findings }) =>
    findings.map((finding) => formatFinding(rule, finding)),
  );
}

/** A file of the sound site with one replacement. */
function changed(address: string, from: string | RegExp, to: string) {
  const before = String(sound[address]);
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${address} does not contain ${from}.`);
  return { [address]: after };
}

const home = '/index.html';
const article = `${post}/index.html`;

describe('an audit', () => {
  it('finds nothing in a sound site', () => {
    expect(findingsOf({})).toEqual([]);
  });

  it('checks something by each rule', () => {
    const files = Object.entries(sound).map(
      ([address, text]) => [address, Buffer.from(text)] as const,
    );
    const reports = audit(new Map(files), expectations);
    for (const { rule, checked } of reports) expect([rule, checked > 0]).toEqual([rule, true]);
  });

  it.each<[string, Record<string, string | Buffer | null>, string]>([
    ['a missing page', { '/pricing/index.html': null }, '/pricing pages'],
    [
      'an unknown page',
      { '/extra/index.html': '<title>Extra</title><h1>Extra</h1>' },
      '/extra pages',
    ],
    ['two main headings', changed(home, '<p id', '<h1>Again</h1><p id'), '/ pages'],
    ['no main heading', changed(home, /<h1>.*?<\/h1>/, ''), '/ pages'],
    ['no language', changed(home, ' lang="en"', ''), '/ pages'],
    ['a duplicate id', changed(home, '<p id="top">', '<p id="top"><i id="top">'), '/ pages'],
    ['a dead link', changed(home, 'href="/pricing#starter"', 'href="/prices"'), '/ links'],
    ['a dead anchor', changed(home, '#starter', '#growth'), '/ links'],
    ['a link to a redirect', changed(home, '/pricing#starter', '/old'), '/ links'],
    ['a dead absolute link', changed(home, '/pricing#starter', `${origin}/gone`), '/ links'],
    [
      'a link with an unescaped percent sign',
      changed(home, '/pricing#starter', '/100%'),
      '/ links',
    ],
    ['an anchor with an unescaped percent sign', changed(home, '#starter', '#100%'), '/ links'],
    ['a missing image', changed(home, 'src="/cards/a.png"', 'src="/b.png"'), '/ links'],
    ['a broken redirect', changed('/old/index.html', '/pricing', '/gone'), '/old links'],
    ['a short title', changed(home, /<title>.*?<\/title>/, '<title>Gym</title>'), '/ metadata'],
    ['two titles', changed(home, '<title>', '<title>Another title</title><title>'), '/ metadata'],
    ['no description', changed(home, /<meta name="description"[^>]*>/, ''), '/ metadata'],
    ['a long description', changed(home, 'in as many words', 'word '.repeat(30)), '/ metadata'],
    [
      'a duplicate title',
      changed(home, /<title>.*?<\/title>/, '<title>What it costs</title>'),
      '/pricing metadata',
    ],
    [
      'a duplicate description',
      changed(home, /content="Gym software, in/, 'content="What it costs, in'),
      '/pricing metadata',
    ],
    [
      'another canonical',
      changed(
        home,
        `rel="canonical" href="${origin}/"`,
        `rel="canonical" href="${origin}/pricing"`,
      ),
      '/ metadata',
    ],
    ['no canonical', changed(home, /<link rel="canonical"[^>]*>/, ''), '/ metadata'],
    [
      'another og:url',
      changed(home, `og:url" content="${origin}/"`, `og:url" content="${origin}/x"`),
      '/ metadata',
    ],
    ['no link preview', changed(home, /<meta name="twitter:card"[^>]*>/, ''), '/ metadata'],
    ['no card', changed(home, /<meta property="og:image"[^>]*>/, ''), '/ metadata'],
    [
      'a card that is missing',
      changed(
        home,
        'og:image" content="https://gym.test/cards/a.png',
        'og:image" content="https://gym.test/cards/b.png',
      ),
      '/ metadata',
    ],
    ['broken data', changed(home, '{"@context"', '{"@context'), '/ structured data'],
    [
      'data without a context',
      changed(home, 'https://schema.org', 'https://schema.test'),
      '/ structured data',
    ],
    ['a node without a type', changed(home, '"@type":"WebSite",', ''), '/ structured data'],
    ['a reference to nothing', changed(article, '/#site"', '/#gym"'), `${post} structured data`],
    [
      'a rating',
      changed(
        '/pricing/index.html',
        '"name":"What it costs"',
        '"aggregateRating":{"@type":"AggregateRating"},"name":"What it costs"',
      ),
      '/pricing structured data',
    ],
    [
      'a name that is not shown',
      changed(home, '"name":"Gym software"', '"name":"Gym hardware"'),
      '/ structured data',
    ],
    [
      'a price that is not shown',
      changed('/pricing/index.html', '<span>$</span>29', '<span>$</span>299'),
      '/pricing structured data',
    ],
    [
      'a date that is not shown',
      changed(article, 'July 14, 2025', 'July 15, 2025'),
      `${post} structured data`,
    ],
    [
      'an image of another page',
      changed(article, `"image":"${origin}/cards/a.png"`, `"image":"${origin}/favicon.svg"`),
      `${post} structured data`,
    ],
    [
      'an address that is not linked',
      changed(
        home,
        '"name":"Gym software"',
        '"name":"Gym software","sameAs":["https://x.test/gym"]',
      ),
      '/ structured data',
    ],
    ['no sitemap', { '/sitemap.xml': null }, '/sitemap.xml sitemap'],
    [
      'a sitemap with an unknown page',
      changed('/sitemap.xml', '/pricing<', '/prices<'),
      '/sitemap.xml sitemap',
    ],
    [
      'a sitemap without a page',
      changed('/sitemap.xml', /<url><loc>[^<]*pricing<\/loc><\/url>/, ''),
      '/sitemap.xml sitemap',
    ],
    [
      'a sitemap with a noindex page',
      changed(home, '<title>', '<meta name="robots" content="noindex"><title>'),
      '/sitemap.xml sitemap',
    ],
    ['robots.txt without the sitemap', { '/robots.txt': 'User-agent: *\n' }, '/robots.txt sitemap'],
    ['no Markdown version', { [`${post}.md`]: null }, `${post}.md markdown`],
    ['a Markdown version without a title', { [`${post}.md`]: 'Words' }, `${post}.md markdown`],
    [
      'llms.txt with a dead link',
      changed('/llms.txt', '/pricing)', '/prices)'),
      '/llms.txt markdown',
    ],
    ['an image without a size', changed(home, ' width="10"', ''), '/ images'],
    ['an image without alt', changed(home, ' alt=""', ''), '/ images'],
    ['a draft', changed(home, 'Welcome', '/resources/blog/later'), '/index.html drafts'],
    ['a source map', { '/assets/a.js.map': '{}' }, '/assets/a.js.map secrets'],
    [
      'a link to a source map',
      { '/assets/a.js': 'a()\n//# sourceMappingURL=a.js.map' },
      '/assets/a.js secrets',
    ],
    ['a private key', { '/a.txt': '-----BEGIN PRIVATE KEY-----' }, '/a.txt secrets'],
    [
      'a token',
      { '/a.json': `"eyJ${'a'.repeat(20)}.eyJ${'b'.repeat(20)}.${'c'.repeat(20)}"` },
      '/a.json secrets',
    ],
    ['a secret key', { '/a.js': '"sk_live_abcdefghij123"' }, '/a.js secrets'],
    ['a path of the build machine', { '/a.js': '"/home/anna/site/a.ts"' }, '/a.js secrets'],
    ['a large image', { '/big.png': Buffer.alloc(300_001) }, '/big.png sizes'],
  ])('finds %s', (_, changes, whereAndRule) => {
    expect(findingsOf(changes)).toContainEqual(expect.stringContaining(`${whereAndRule}: `));
  });

  it('does not mistake a longer address for that of a draft', () => {
    expect(findingsOf(changed(home, 'Welcome', '/resources/blog/later-than-that'))).toEqual([]);
  });
});
