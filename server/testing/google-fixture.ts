import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { systemClock } from '../platform/clock.ts'

type Signing = { keyId?: string; key?: CryptoKey; alg?: string; header?: Record<string, unknown> }

export const testClientId = 'me-may.apps.googleusercontent.com'

/**
 * For tests: signs ID tokens with its own keys as Google does; over HTTP as well (`/credential?sub=…&email=…`).
 * `state.clock`: the time of its credentials.
 */
export async function openTestGoogle(port = 0) {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' }] }
  const state = { isDown: false, asked: 0, clock: systemClock }
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://google')
    if (pathname === '/credential') return response.end(await credential(Object.fromEntries(searchParams)))
    state.asked += 1
    return response.writeHead(state.isDown ? 500 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(jwks))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/certs`
  const now = () => Math.floor(state.clock.now().getTime() / 1_000)

  /** A credential as a browser gets it; `claims` override the defaults, undefined omits one. */
  async function credential(
    claims: JWTPayload = {},
    { keyId = 'key-1', key = privateKey, alg = 'RS256', header = {} }: Signing = {},
  ): Promise<string> {
    const usual = {
      iss: 'https://accounts.google.com',
      aud: testClientId,
      azp: testClientId,
      sub: '117000000000000000001',
      email: 'mai@gmail.com',
      email_verified: true,
      name: 'Trần Thị Mai',
      iat: now() - 5,
      exp: now() + 3_600,
    }
    const payload = Object.fromEntries(Object.entries({ ...usual, ...claims }).filter(([, value]) => value !== undefined))
    return new SignJWT(payload).setProtectedHeader({ alg, kid: keyId, typ: 'JWT', ...header }).sign(key)
  }

  return {
    state,
    privateKey,
    publicKey,
    credential,
    environment: { GOOGLE_CLIENT_ID: testClientId, GOOGLE_JWKS_URL: url },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

export type TestGoogle = Awaited<ReturnType<typeof openTestGoogle>>
