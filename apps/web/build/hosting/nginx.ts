import { revalidated, type Header, type HostingRules } from './rules.ts';
import { binaryTypes, encodings, textTypes } from './types.ts';

/** Where things are on a server of one's own: what a server may have to change in the file. */
export const places = {
  site: '/var/www/cornerbell',
  certificate: '/etc/ssl/cornerbell/fullchain.pem',
  key: '/etc/ssl/cornerbell/privkey.pem',
  functions: 'http://127.0.0.1:54321',
} as const;

const block = (head: string, lines: readonly string[]) => `${head} {\n  ${lines.join('\n  ')}\n}\n`;

/** Matches an `Accept-Encoding` that names an encoding and does not refuse it by `q=0`. */
const accepting = (name: string) =>
  String.raw`"~*(^|,)\s*${name}\s*(;\s*q=(1|0\.0*[1-9])[\d.]*\s*)?(,|$)"`;

/** Matches the addresses of a path in which `/*` stands for any folder and name. */
const matching = (path: string) =>
  `"~^${path.replaceAll('.', String.raw`\.`).replace('/*', '/[^?]*')}(\\?|$)"`;

const variableFor = (header: string) => `$cornerbell_${header.toLowerCase().replaceAll('-', '_')}`;

const addHeader = ([name, value]: Header) => `add_header ${name} "${value}" always;`;

/** Sends the file of an address in the best encoding that the browser reads and the release holds. */
const send = (type: string, address: string) =>
  `types { } default_type "${type}"; try_files ${address}$cornerbell_variant ${address} =404;`;

const page = (address: string) => send(`${textTypes.html}; charset=utf-8`, address);

/**
 * The rules as a file for nginx's `conf.d`: version 1.22 or newer as Debian packages it, without any
 * further module.
 */
export function nginxFile(rules: HostingRules) {
  const { headers, immutable, special, redirects, passesFunctionsOn } = rules;
  const variants = Object.entries(encodings);
  const own = special.flatMap((rule) =>
    rule.headers.map(([name, value]) => ({ path: rule.path, name, value })),
  );
  const typed = own.filter(({ path, name }) => name === 'Content-Type' && !path.includes('*'));
  const marked = own.filter(({ name }) => name !== 'Content-Type');
  return [
    `# Written by the build. The release is expected in ${places.site}.\n`,
    block(
      'map $http_accept_encoding $cornerbell_variant',
      variants.map(([name, ending]) => `${accepting(name)} ${ending};`),
    ),
    block(
      'map $uri $cornerbell_encoding',
      variants.map(([name, ending]) => `~\\${ending}$ ${name};`),
    ),
    block('map "$status $request_uri" $cornerbell_cache', [
      `default ${revalidated};`,
      ...immutable.map(
        ({ folder, header: [, value] }) => `"~^(200|206|304) ${folder}" "${value}";`,
      ),
    ]),
    ...marked.map(({ path, name, value }) =>
      block(`map $request_uri ${variableFor(name)}`, [`${matching(path)} "${value}";`]),
    ),
    block('server', ['listen 80;', 'listen [::]:80;', 'return 301 https://$host$request_uri;']),
    block('server', [
      'listen 443 ssl http2;',
      'listen [::]:443 ssl http2;',
      `ssl_certificate ${places.certificate};`,
      `ssl_certificate_key ${places.key};`,
      'ssl_protocols TLSv1.2 TLSv1.3;',
      '',
      `root ${places.site};`,
      'error_page 404 /404.html;',
      'absolute_redirect off;',
      'server_tokens off;',
      'gzip off;',
      '',
      ...headers.map(addHeader),
      addHeader(['Vary', 'Accept-Encoding']),
      addHeader(['Cache-Control', '$cornerbell_cache']),
      addHeader(['Content-Encoding', '$cornerbell_encoding']),
      ...marked.map(({ name }) => addHeader([name, variableFor(name)])),
      '',
      '# Not for visitors.',
      String.raw`location ~ ^/(_headers|_redirects|vercel\.json)$ { return 404; }`,
      String.raw`location ~ /\.(?!well-known/) { return 404; }`,
      '',
      '# An address has no slash at its end.',
      String.raw`location ~ "^(/[\w./~-]*[\w.~-])/+$" { return 308 $1$is_args$args; }`,
      ...redirects.map(({ from, to }) => `location = ${from} { return 301 ${to}$is_args$args; }`),
      '',
      `location / { ${page('$uri/index.html')} }`,
      `location = / { ${page('/index.html')} }`,
      `location = /404.html { internal; ${page('/404.html')} }`,
      ...typed.map(({ path, value }) => `location = ${path} { ${send(value, '$uri')} }`),
      ...Object.entries(textTypes).map(
        ([ending, type]) =>
          `location ~ \\.${ending}$ { ${send(`${type}; charset=utf-8`, '$uri')} }`,
      ),
      ...Object.entries(binaryTypes).map(
        ([ending, type]) => `location ~ \\.${ending}$ { ${send(type, '$uri')} }`,
      ),
      ...(passesFunctionsOn
        ? [
            '',
            'location ^~ /functions/ {',
            `  proxy_pass ${places.functions};`,
            '  proxy_set_header Host $host;',
            '  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
            '  proxy_hide_header Cache-Control;',
            '  client_max_body_size 64k;',
            '}',
          ]
        : []),
    ]),
  ].join('\n');
}
