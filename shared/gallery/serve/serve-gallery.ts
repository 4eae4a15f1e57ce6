import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Partial<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** The built files load their parts by hash, as those of an area do. */
function pageOf(files: ReadonlyMap<string, Buffer>) {
  const hashes = Object.fromEntries(
    [...files].map(([name, bytes]) => [`/${name}`, `sha384-${createHash('sha384').update(bytes).digest('base64')}`]),
  );
  const styles = [...files.keys()].filter((name) => /^main\..*css$/.test(name)).map((name) => `<link rel="stylesheet" href="/${name}">`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Gallery</title>
<link rel="icon" href="data:,">
${styles.join('\n')}
<script>self.releaseIntegrity = ${JSON.stringify(hashes)};</script>
<script defer src="/main.js"></script>
</head>
<body><div id="page"></div></body>
</html>
`;
}

/** A gallery that is served on this machine only. */
export interface ServedGallery {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Serves a built gallery on the loopback interface.
 * @param folder of the built files
 * @param port zero: any free one
 */
export async function serveGallery(folder: string, port = 0): Promise<ServedGallery> {
  const files = new Map(readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name))]));
  const page = pageOf(files);
  const server = createServer((request, answer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = files.get(pathname.slice(1));
    if (file) answer.writeHead(200, { 'content-type': TYPES[path.extname(pathname)] ?? 'application/octet-stream' }).end(file);
    else if (pathname === '/' || pathname === '/frame') answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
    else answer.writeHead(404).end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}
