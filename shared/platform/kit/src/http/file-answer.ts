import type { FastifyReply } from 'fastify';

/**
 * Hands out a file that a player brought: to be kept, never to be shown inside the site. Its name and type are ours; give it
 * only those.
 */
export async function sendFile(file: File, reply: FastifyReply) {
  reply.type(file.type).headers({
    'content-disposition': `attachment; filename="${file.name}"`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'no-store',
  });
  return reply.send(Buffer.from(await file.arrayBuffer()));
}
