// biome-ignore lint/suspicious/noExplicitAny: a bench reads what it knows to be there
export type HttpResponse = { status: number; json: any }

const strange = new Map<string, number>()

/** Unexpected responses of 500 and above so far: not 503 with Retry-After, not 502 or 504 of a gateway. */
export function unexpectedErrors(): string[] {
  return [...strange].map(([what, times]) => `${times} × ${what}`)
}

let visitors = 0

/** Limits count by IP, so each visitor has its own: the benchmarked shops trust this machine as a proxy. */
function nextIp(): string {
  const n = ++visitors
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
}

/** A client of the shop's API with cookies, and its own IP unless one is given; returns `null` without a response. */
export function createHttpClient(ip = nextIp()) {
  const cookies = new Map<string, string>()

  async function send(method: string, url: string, body?: unknown, headers: Record<string, string> = {}): Promise<HttpResponse | null> {
    try {
      const answer = await fetch(url, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(30_000),
        headers: {
          'accept-language': 'vi',
          'x-forwarded-for': ip,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (value === '') cookies.delete(name)
        else cookies.set(name, value)
      }
      const text = await answer.text()
      if (answer.status >= 500 && answer.status !== 503 && !text.includes('"gateway_')) {
        const what = `${answer.status} for ${method} ${new URL(url).pathname}`
        strange.set(what, (strange.get(what) ?? 0) + 1)
      }
      return { status: answer.status, json: text.startsWith('{') ? JSON.parse(text) : text }
    } catch {
      return null
    }
  }
  return { send }
}

export type HttpClient = ReturnType<typeof createHttpClient>
