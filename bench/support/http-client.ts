// biome-ignore lint/suspicious/noExplicitAny: a bench reads what it knows to be there
export type HttpResponse = { status: number; json: any }

const strange = new Map<string, number>()

/** What nobody may ever hear, of all that was asked so far: answers of 500 and above that neither ask to come again nor tell of a gateway that is away. */
export function unexpectedErrors(): string[] {
  return [...strange].map(([what, times]) => `${times} × ${what}`)
}

let visitors = 0

/** Limits count by IP, so each visitor has one of their own: the shops of the benches trust this machine as a proxy. */
function nextIp(): string {
  const n = ++visitors
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
}

/** Somebody with cookies, and an IP of their own unless one is given, who talks to the shop's API; `null` where nobody answered. */
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
