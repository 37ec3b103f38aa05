// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { atomFeed, jsonFeed, rssFeed } from '../build/discovery/feeds.ts';
import { permanentId } from '../build/discovery/permanent-id.ts';
import { sitemapFiles } from '../build/discovery/sitemap.ts';
import { audit, formatFinding, rules } from './audit.ts';

const origin = 'https://gym.test';

/** The beginning of a PNG of a size. */
function png(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(32);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

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

const feed = {
  id: permanentId('feed', 'test'),
  origin,
  title: 'Gym',
  description: 'Posts',
  home: `${origin}/`,
  items: [
    {
      id: permanentId('post', '1'),
      url: origin + post,
      title: 'Ten days & more',
      summary: 'A post',
      html: `<p>${'Words of a post. '.repeat(20)}</p>`,
      published: '2025-07-14',
      updated: '2025-08-01',
      author: 'A',
      tags: ['tips'],
    },
  ],
};

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
  '/pricing.json': JSON.stringify({
    currency: 'USD',
    plans: [{ name: 'Starter', foundingPrice: 29, regularPrice: 49 }],
  }),
  ...(await sitemapFiles(origin, [
    { path: '/' },
    { path: '/pricing' },
    { path: post, modified: '2025-07-14' },
  ])),
  '/robots.txt': `User-agent: *\nSitemap: ${origin}/sitemap.xml\n`,
  '/rss.xml': rssFeed(feed),
  '/atom.xml': atomFeed(feed),
  '/feed.json': jsonFeed(feed),
  '/cards/a.png': png(1200, 630),
};

const expectations = {
  origin,
  paths: ['/', '/pricing', post, '/404'],
  hidden: ['/resources/blog/later'],
};

/** What an audit of the sound site finds once some of its files have changed. */
function findingsOf(changes: Readonly<Record<string, string | Buffer | null>>, more: object = {}) {
  const files = Object.entries({ ...sound, ...changes }).flatMap(([address, content]) =>
    content === null ? [] : [[address, Buffer.from(content)] as const],
  );
  return audit(new Map(files), { ...expectations, ...more }).flatMap(({ rule, findings }) =>
    findings.map((finding) => formatFinding(rule, finding)),
  );
}

/** A file of the sound site with one thing in it replaced. */
function changed(address: string, from: string | RegExp, to: string) {
  const before = String(sound[address]);
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${address} does not hold ${from}.`);
  return { [address]: after };
}

const home = '/index.html';
const article = `${post}/index.html`;

describe('an audit', () => {
  it('finds nothing in a sound site', () => {
    expect(findingsOf({})).toEqual([]);
  });

  it('says how much each rule has looked at', () => {
    const files = Object.entries(sound).map(
      ([address, text]) => [address, Buffer.from(text)] as const,
    );
    const reports = audit(new Map(files), expectations);
    expect(reports.map(({ rule }) => rule)).toEqual(rules.map(({ name }) => name));
    for (const { rule, checked } of reports) expect([rule, checked > 0]).toEqual([rule, true]);
  });

  it.each<[string, Record<string, string | Buffer | null>, string]>([
    [
      'a missing page',
      { '/pricing/index.html': null },
      '/pricing pages: has no document, though the route table has it',
    ],
    [
      'a page too many',
      { '/extra/index.html': '<title>Extra</title><h1>Extra</h1>' },
      '/extra pages: has a document, though no route leads to it',
    ],
    [
      'two main headings',
      changed(home, '<p id', '<h1>Again</h1><p id'),
      '/ pages: has 2 h1; expected one',
    ],
    ['no main heading', changed(home, /<h1>.*?<\/h1>/, ''), '/ pages: has 0 h1; expected one'],
    [
      'no language',
      changed(home, ' lang="en"', ''),
      '/ pages: does not say its language: expected <html lang="en">',
    ],
    [
      'an id twice',
      changed(home, '<p id="top">', '<p id="top"><i id="top">'),
      '/ pages: has the id "top" more than once',
    ],
    [
      'a dead link',
      changed(home, 'href="/pricing#starter"', 'href="/prices"'),
      '/ links: "/prices" leads to /prices, which does not exist',
    ],
    [
      'a dead anchor',
      changed(home, '#starter', '#growth'),
      '/ links: "/pricing#growth" leads to /pricing#growth, but that page has no such anchor',
    ],
    [
      'a link to what has moved',
      changed(home, '/pricing#starter', '/old'),
      '/ links: "/old" leads to /old, which has moved: write /pricing',
    ],
    [
      'a dead absolute link',
      changed(home, '/pricing#starter', `${origin}/gone`),
      `/ links: "${origin}/gone" leads to /gone, which does not exist`,
    ],
    [
      'a link with a bare percent sign',
      changed(home, '/pricing#starter', '/100%'),
      '/ links: "/100%" leads to /100%, which can\'t be read: write %25 for a percent sign',
    ],
    [
      'a link to an escaped address that is not there',
      changed(home, '/pricing#starter', '/100%25'),
      '/ links: "/100%25" leads to /100%, which does not exist',
    ],
    [
      'an anchor with a bare percent sign',
      changed(home, '#starter', '#100%'),
      '/ links: "/pricing#100%" leads to /pricing#100%, but that page has no such anchor',
    ],
    [
      'a missing picture',
      changed(home, 'src="/cards/a.png"', 'src="/b.png"'),
      '/ links: "/b.png" leads to /b.png, which does not exist',
    ],
    [
      'a redirect to nowhere',
      changed('/old/index.html', '/pricing', '/gone'),
      '/old links: "/gone" leads to /gone, which does not exist',
    ],
    [
      'a short title',
      changed(home, /<title>.*?<\/title>/, '<title>Gym</title>'),
      '/ metadata: has a title of 3 characters; expected 10 to 60: "Gym"',
    ],
    [
      'two titles',
      changed(home, '<title>', '<title>Another title</title><title>'),
      '/ metadata: has 2 titles; expected one',
    ],
    [
      'no description',
      changed(home, /<meta name="description"[^>]*>/, ''),
      '/ metadata: has 0 descriptions; expected one',
    ],
    [
      'a long description',
      changed(home, 'in as many words', 'word '.repeat(30)),
      `/ metadata: has a description of `,
    ],
    [
      'a title twice',
      changed(home, /<title>.*?<\/title>/, '<title>What it costs</title>'),
      '/pricing metadata: has the same title as /',
    ],
    [
      'a description twice',
      changed(home, /content="Gym software, in/, 'content="What it costs, in'),
      '/pricing metadata: has the same description as /',
    ],
    [
      'another canonical',
      changed(
        home,
        `rel="canonical" href="${origin}/"`,
        `rel="canonical" href="${origin}/pricing"`,
      ),
      `/ metadata: has ${origin}/pricing as canonical; expected ${origin}/`,
    ],
    [
      'no canonical',
      changed(home, /<link rel="canonical"[^>]*>/, ''),
      `/ metadata: has no address as canonical; expected ${origin}/`,
    ],
    [
      'another og:url',
      changed(home, `og:url" content="${origin}/"`, `og:url" content="${origin}/x"`),
      `/ metadata: has ${origin}/x as og:url; expected ${origin}/`,
    ],
    [
      'no link preview',
      changed(home, /<meta name="twitter:card"[^>]*>/, ''),
      '/ metadata: has no twitter:card',
    ],
    [
      'no card',
      changed(home, /<meta property="og:image"[^>]*>/, ''),
      '/ metadata: has no og:image',
    ],
    [
      'a card that is missing',
      changed(
        home,
        'og:image" content="https://gym.test/cards/a.png',
        'og:image" content="https://gym.test/cards/b.png',
      ),
      '/ metadata: names https://gym.test/cards/b.png as its card, which does not exist',
    ],
    [
      'a card of another size',
      { '/cards/a.png': png(600, 315) },
      '/ metadata: has a card that is 600 by 315; expected a PNG of 1200 by 630',
    ],
    [
      'a card that is no picture',
      { '/cards/a.png': 'words' },
      '/ metadata: has a card that is no PNG; expected a PNG of 1200 by 630',
    ],
    [
      'broken data',
      changed(home, '{"@context"', '{"@context'),
      '/ structured data: has structured data that is no JSON object: ',
    ],
    [
      'data without a context',
      changed(home, 'https://schema.org', 'https://schema.test'),
      '/ structured data: has structured data without schema.org as @context',
    ],
    [
      'a node without a type',
      changed(home, '"@type":"WebSite",', ''),
      '/ structured data: has a node without @type: ',
    ],
    [
      'a reference to nothing',
      changed(article, '/#site"', '/#gym"'),
      `${post} structured data: refers to ${origin}/#gym, which no page defines`,
    ],
    [
      'a rating',
      changed(
        '/pricing/index.html',
        '"name":"What it costs"',
        '"aggregateRating":{"@type":"AggregateRating"},"name":"What it costs"',
      ),
      '/pricing structured data: has "aggregateRating": there are no ratings of the software',
    ],
    [
      'a name that is not shown',
      changed(home, '"name":"Gym software"', '"name":"Gym hardware"'),
      '/ structured data: says name "Gym hardware" in its structured data, but does not show it',
    ],
    [
      'a price that is not shown',
      changed('/pricing/index.html', '<span>$</span>29', '<span>$</span>299'),
      '/pricing structured data: says price "29" in its structured data, but does not show it',
    ],
    [
      'a date that is not shown',
      changed(article, 'July 14, 2025', 'July 15, 2025'),
      `${post} structured data: says datePublished "2025-07-14" in its structured data, but does not show it`,
    ],
    [
      'a picture that is not its own',
      changed(article, `"image":"${origin}/cards/a.png"`, `"image":"${origin}/favicon.svg"`),
      `${post} structured data: says image "${origin}/favicon.svg" in its structured data, but does not show it`,
    ],
    [
      'an address that is not linked',
      changed(
        home,
        '"name":"Gym software"',
        '"name":"Gym software","sameAs":["https://x.test/gym"]',
      ),
      '/ structured data: says sameAs "https://x.test/gym" in its structured data, but does not show it',
    ],
    ['no sitemap', { '/sitemap.xml': null }, '/sitemap.xml sitemap: does not exist'],
    [
      'a broken sitemap',
      changed('/sitemap.xml', '</urlset>', ''),
      '/sitemap.xml sitemap: is no XML: ',
    ],
    [
      'a sitemap with a page that is not there',
      changed('/sitemap.xml', '/pricing<', '/prices<'),
      `/sitemap.xml sitemap: names ${origin}/prices, which is no page of the site`,
    ],
    [
      'a sitemap without a page',
      changed('/sitemap.xml', /<url><loc>[^<]*pricing<\/loc><\/url>/, ''),
      '/sitemap.xml sitemap: does not name /pricing',
    ],
    [
      'a sitemap with a page that asks not to be there',
      changed(home, '<title>', '<meta name="robots" content="noindex"><title>'),
      `/sitemap.xml sitemap: names ${origin}/, which asks not to be indexed`,
    ],
    [
      'a date that is none',
      changed('/sitemap.xml', '2025-07-14', 'July'),
      `/sitemap.xml sitemap: dates ${origin}${post} "July"; expected a date such as 2025-07-14`,
    ],
    [
      'robots.txt without the sitemap',
      { '/robots.txt': 'User-agent: *\n' },
      `/robots.txt sitemap: does not say "Sitemap: ${origin}/sitemap.xml"`,
    ],
    ['no feed', { '/atom.xml': null }, '/atom.xml feeds: does not exist'],
    ['a broken feed', changed('/rss.xml', '</channel>', ''), '/rss.xml feeds: is no XML: '],
    ['another kind of XML', { '/rss.xml': '<a/>' }, '/rss.xml feeds: has no <rss><channel>'],
    ['a broken JSON feed', { '/feed.json': '{' }, '/feed.json feeds: is no JSON: '],
    [
      'a JSON feed of another version',
      changed('/feed.json', 'version/1', 'version/2'),
      '/feed.json feeds: is no JSON Feed 1',
    ],
    [
      'a feed that calls itself something else',
      changed('/atom.xml', `${origin}/atom.xml`, `${origin}/feed`),
      `/atom.xml feeds: says that it is ${origin}/feed; expected ${origin}/atom.xml`,
    ],
    [
      'a feed that disagrees',
      changed('/atom.xml', `<link href="${origin}${post}"`, `<link href="${origin}/pricing"`),
      '/atom.xml feeds: has not the items of rss.xml',
    ],
    [
      'an id that is not permanent',
      changed('/feed.json', /"id": "urn[^"]*"/, '"id": "1"'),
      '/feed.json feeds: gives "Ten days & more" the id "1"; expected urn:uuid:…',
    ],
    [
      'an item without its text',
      changed('/rss.xml', /<content:encoded>[^]*?<\/content:encoded>/, ''),
      '/rss.xml feeds: has no full text of "Ten days & more"',
    ],
    [
      'an item with links into nothing',
      changed('/feed.json', '"<p>', String.raw`"<a href=\"/a\"></a><p>`),
      '/feed.json feeds: has links in "Ten days & more" that lead nowhere outside the site',
    ],
    [
      'an item without a page',
      changed('/rss.xml', `<link>${origin}${post}`, `<link>${origin}/gone`),
      `/rss.xml feeds: links "Ten days & more" to ${origin}/gone, which is no page of the site`,
    ],
    [
      'an item without a date',
      changed('/rss.xml', /<pubDate>.*?<\/pubDate>/, '<pubDate>soon</pubDate>'),
      '/rss.xml feeds: dates "Ten days & more" "soon", which is no date',
    ],
    [
      'an item of another day than its page',
      changed('/rss.xml', 'Mon, 14 Jul', 'Tue, 15 Jul'),
      '/rss.xml feeds: dates "Ten days & more" "Tue, 15 Jul 2025 00:00:00 GMT"; expected 2025-07-14',
    ],
    [
      'an entry that hides its update',
      changed('/atom.xml', /2025-08-01(?=[^]*<\/entry>)(?![^]*<entry>)/, '2025-07-14'),
      '/atom.xml feeds: dates the last change of "Ten days &amp; more" "2025-07-14T00:00:00.000Z"; expected 2025-08-01',
    ],
    [
      'a JSON item that hides its update',
      changed('/feed.json', /"date_modified": "[^"]*",/, ''),
      '/feed.json feeds: dates the last change of "Ten days & more" "2025-07-14T00:00:00.000Z"; expected 2025-08-01',
    ],
    [
      'an Atom feed that hides an update',
      changed('/atom.xml', '2025-08-01', '2025-07-14'),
      '/atom.xml feeds: dates its last change "2025-07-14T00:00:00.000Z"; expected 2025-08-01',
    ],
    [
      'an RSS feed that hides an update',
      changed('/rss.xml', 'Fri, 01 Aug', 'Mon, 14 Jul'),
      '/rss.xml feeds: dates its last change "Mon, 14 Jul 2025 00:00:00 GMT"; expected 2025-08-01',
    ],
    [
      'an unlisted page in a feed',
      changed(article, '<title>', '<meta name="robots" content="noindex"><title>'),
      '/rss.xml feeds: names "Ten days & more", whose page asks not to be indexed',
    ],
    ['no Markdown version', { [`${post}.md`]: null }, `${post}.md markdown: does not exist`],
    [
      'a Markdown version without a title',
      { [`${post}.md`]: 'Words' },
      `${post}.md markdown: does not begin with a "# " title`,
    ],
    [
      'llms.txt with a dead link',
      changed('/llms.txt', '/pricing)', '/prices)'),
      `/llms.txt markdown: "${origin}/prices" leads to /prices, which does not exist`,
    ],
    ['no prices', { '/pricing.json': null }, '/pricing.json pricing.json: is missing or no JSON'],
    [
      'another price',
      changed('/pricing.json', '49', '59'),
      '/pricing.json pricing.json: says $59 for Starter, which /pricing does not show',
    ],
    [
      'another plan',
      changed('/pricing.json', 'Starter', 'Growth'),
      '/pricing.json pricing.json: names Growth, which /pricing does not',
    ],
    [
      'a picture without a size',
      changed(home, ' width="10"', ''),
      '/ images: shows /cards/a.png without width and height',
    ],
    [
      'a picture without words',
      changed(home, ' alt=""', ''),
      '/ images: shows /cards/a.png without alt',
    ],
    [
      'a draft',
      changed(home, 'Welcome', '/resources/blog/later'),
      '/index.html drafts: tells of "/resources/blog/later", which is not published',
    ],
    ['a source map', { '/assets/a.js.map': '{}' }, '/assets/a.js.map secrets: is a source map'],
    [
      'a link to a source map',
      { '/assets/a.js': 'a()\n//# sourceMappingURL=a.js.map' },
      '/assets/a.js secrets: names a source map',
    ],
    [
      'a private key',
      { '/a.txt': '-----BEGIN PRIVATE KEY-----' },
      '/a.txt secrets: holds a private key',
    ],
    [
      'a token',
      { '/a.json': `"eyJ${'a'.repeat(20)}.eyJ${'b'.repeat(20)}.${'c'.repeat(20)}"` },
      '/a.json secrets: holds a signed token',
    ],
    ['a secret key', { '/a.js': '"sk_live_abcdefghij123"' }, '/a.js secrets: holds a secret key'],
    [
      'a path of a machine',
      { '/a.js': '"/home/anna/site/a.ts"' },
      '/a.js secrets: holds a path of the machine that built it',
    ],
    [
      'a heavy picture',
      { '/big.png': Buffer.alloc(300_001) },
      '/big.png sizes: has 300001 bytes; at most 300000 are allowed',
    ],
  ])('finds %s', (_, changes, expected) => {
    expect(findingsOf(changes)).toContainEqual(expect.stringContaining(expected));
  });

  it('takes an address for a draft only where it ends', () => {
    expect(findingsOf(changed(home, 'Welcome', '/resources/blog/later-than-that'))).toEqual([]);
  });
});
