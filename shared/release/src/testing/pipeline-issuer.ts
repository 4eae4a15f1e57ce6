import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** Claims of a token; `null` leaves one out. */
type Claims = Readonly<Record<string, string | null>>;

const SOON = '5m';

/** A system that signs tokens for its pipelines and serves its public key, as GitHub Actions and GitLab do. */
export async function startPipelineIssuer() {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const foreign = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'now', alg: 'RS256', use: 'sig' };
  const server = createServer((request, response) => {
    const answers: Record<string, object> = {
      '/.well-known/openid-configuration': { issuer: origin, jwks_uri: `${origin}/keys` },
      '/keys': { keys: [jwk] },
    };
    const answer = answers[request.url ?? ''];
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  interface Token {
    claims?: Claims;
    issuer?: string;
    audience?: string;
    /** Time after which it is over, e.g. `5m`. */
    expires?: string;
    isForeign?: boolean;
  }

  return {
    origin,
    token({ claims = {}, issuer = origin, audience = 'releases', expires = SOON, isForeign = false }: Token = {}) {
      const all = { repository: 'shapla/site', ref: 'refs/heads/main', ...claims };
      const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));
      return new SignJWT(given)
        .setProtectedHeader({ alg: 'RS256', kid: 'now' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(expires)
        .sign(isForeign ? foreign.privateKey : privateKey);
    },
    stop: () => void server.close(),
  };
}
