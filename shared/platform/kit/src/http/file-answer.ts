import type { FastifyReply } from 'fastify';

/**
 * Sends an uploaded file as a download; it must never be displayed inside the site. Pass only files whose name and type the server chose.
 */
export async function sendFile(file: File, reply: FastifyReply) {
  reply.type(file.type).headers({
    'content-disposition': `attachment; filename="${file.name}"`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'no-store',
  });
  return reply.send(Buffer.from(await file.arrayBuffer()));
}
