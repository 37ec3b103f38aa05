import { revalidated, type Header, type HostingRules } from './rules.ts';
import { binaryEndings, encodings, textEndings, typeOf } from './types.ts';

/** The paths and addresses in `nginx.conf` that a server may have to change. */
export const installPaths = {
  site: '/var/www/cornerbell',
  certificate: '/etc/ssl/cornerbell/fullchain.pem',
  key: '/etc/ssl/cornerbell/privkey.pem',
  functions: 'http://127.0.0.1:54321',
} as const;

const block = (head: string, lines: readonly string[]) => `${head} {\n  ${lines.join('\n  ')}\n}\n`;

/** Matches an `Accept-Encoding` that accepts an encoding, so not with `q=0`. */
const accepting = (name: string) =>
  String.raw`"~*(^|,)\s*${name}\s*(;\s*q=(1|0\.0*[1-9])[\d.]*\s*)?(,|$)"`;

/** Matches successful responses for a path, in which `*` is any text. */
const matching = (path: string) =>
  `"~^(200|206|304) ${path.replaceAll('.', String.raw`\.`).replace('*', '[^?]*')}(\\?|$)"`;

const variableFor = (header: string) => `$cornerbell_${header.toLowerCase().replaceAll('-', '_')}`;

const addHeader = ([name, value]: Header) => `add_header ${name} "${value}" always;`;

/** Sends a file in the best encoding that the browser accepts and the release has. */
const send = (type: string, address: string) =>
  `types { } default_type "${type}"; try_files ${address}$cornerbell_variant ${address} =404;`;

const page = (address: string) => send(typeOf('html'), address);

/**
 * The rules as a file for nginx's `conf.d`, for version 1.22 or newer without additional modules.
 */
export function nginxFile(rules: HostingRules) {
  const [everywhere, ...others] = rules.headers;
  const { host, redirects, proxiesFunctions } = rules;
  const variants = Object.entries(encodings);
  const named = others.flatMap(({ path, headers }) =>
    headers.map(([name, value]) => ({ path, name, value })),
  );
  // A path with a `*` gets its type from the ending below.
  const typed = named.filter(({ path, name }) => name === 'Content-Type' && !path.includes('*'));
  const varying = [...new Set(named.map(({ name }) => name))].filter(
    (name) => name !== 'Content-Type',
  );
  return [
    `# Written by the build. The release is expected in ${installPaths.site}.\n`,
    block(
      'map $http_accept_encoding $cornerbell_variant',
      variants.map(([name, ending]) => `${accepting(name)} ${ending};`),
    ),
    block(
      'map $uri $cornerbell_encoding',
      variants.map(([name, ending]) => `~\\${ending}$ ${name};`),
    ),
    ...varying.map((header) =>
      block(`map "$status $request_uri" ${variableFor(header)}`, [
        ...(header === 'Cache-Control'
          ? [`default ${revalidated};`, '"~ /functions/" "no-store";']
          : []),
        ...named
          .filter(({ name }) => name === header)
          .map(({ path, value }) => `${matching(path)} "${value}";`),
      ]),
    ),
    ...(proxiesFunctions
      ? ['limit_req_zone $binary_remote_addr zone=cornerbell_functions:10m rate=5r/s;\n']
      : []),
    '# Other hosts get no response.',
    block('server', [
      'listen 80 default_server;',
      'listen [::]:80 default_server;',
      'listen 443 ssl http2 default_server;',
      'listen [::]:443 ssl http2 default_server;',
      'ssl_reject_handshake on;',
      'return 444;',
    ]),
    block('server', [
      'listen 80;',
      'listen [::]:80;',
      `server_name ${host};`,
      'return 301 https://$host$request_uri;',
    ]),
    block('server', [
      'listen 443 ssl http2;',
      'listen [::]:443 ssl http2;',
      `server_name ${host};`,
      `ssl_certificate ${installPaths.certificate};`,
      `ssl_certificate_key ${installPaths.key};`,
      'ssl_protocols TLSv1.2 TLSv1.3;',
      '',
      `root ${installPaths.site};`,
      'error_page 404 /404.html;',
      'absolute_redirect off;',
      'server_tokens off;',
      'gzip off;',
      '',
      ...everywhere.headers.map(addHeader),
      addHeader(['Vary', 'Accept-Encoding']),
      addHeader(['Content-Encoding', '$cornerbell_encoding']),
      ...varying.map((name) => addHeader([name, variableFor(name)])),
      '',
      '# Not for visitors.',
      String.raw`location ~ ^/(_headers|_redirects|vercel\.json)$ { return 404; }`,
      String.raw`location ~ /\.(?!well-known/) { return 404; }`,
      '',
      '# Addresses have no trailing slash.',
      String.raw`location ~ "^(?<cornerbell_path>/[\w./~-]*[\w.~-])/+$" {`,
      '  # An escaped slash is not a separator.',
      '  if ($request_uri ~* "^[^?]*%2f") { return 404; }',
      '  return 308 $cornerbell_path$is_args$args;',
      '}',
      ...redirects.map(({ from, to }) => `location = ${from} { return 301 ${to}$is_args$args; }`),
      '',
      `location / { ${page('$uri/index.html')} }`,
      `location = / { ${page('/index.html')} }`,
      `location = /404.html { internal; ${page('/404.html')} }`,
      ...typed.map(({ path, value }) => `location = ${path} { ${send(value, '$uri')} }`),
      ...[...textEndings, ...binaryEndings].map(
        (ending) => `location ~ \\.${ending}$ { ${send(typeOf(ending), '$uri')} }`,
      ),
      ...(proxiesFunctions
        ? [
            '',
            'location ^~ /functions/ {',
            `  proxy_pass ${installPaths.functions};`,
            '  proxy_set_header Host $host;',
            '  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
            '  proxy_hide_header Cache-Control;',
            '  client_max_body_size 64k;',
            '  limit_req zone=cornerbell_functions burst=20 nodelay;',
            '  limit_req_status 429;',
            '}',
          ]
        : []),
    ]),
  ].join('\n');
}
