import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** Claims of a token; `undefined` leaves one out. */
type Claims = Readonly<Record<string, unknown>>;

const SOON = '5m';

const OF_PIPELINE: Claims = { repository: 'shapla/site', ref: 'refs/heads/main' };

/**
 * A system that signs tokens and serves its public key: for its pipelines, as GitHub Actions and GitLab do, or with `EdDSA` and other claims
 * as the console does.
 */
export async function startPipelineIssuer(algorithm = 'RS256', usual = OF_PIPELINE) {
  const { publicKey, privateKey } = await generateKeyPair(algorithm);
  const foreign = await generateKeyPair(algorithm);
  const jwk = { ...(await exportJWK(publicKey)), kid: 'now', alg: algorithm, use: 'sig' };
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
      return new SignJWT({ ...usual, ...claims })
        .setProtectedHeader({ alg: algorithm, kid: 'now' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(expires)
        .sign(isForeign ? foreign.privateKey : privateKey);
    },
    jwk,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
