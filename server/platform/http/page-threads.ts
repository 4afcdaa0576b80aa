import { Worker } from 'node:worker_threads'
import type { Transport, TransportInit, Visit, WebRoom } from '../../../contract/transport.ts'
import { wholeResponse } from '../../../contract/whole-response.ts'
import type { KeptAnswer } from '../page-cache.ts'
import { AppError } from './errors.ts'
import { inOneGo } from './in-one-go.ts'
import { keptBehind, mostParsed } from './kept-response.ts'

type Bytes = Uint8Array<ArrayBuffer>
type Headers = [string, string][]

/** To a thread: make a page; what the API answered to a call of it. */
export type ToThread =
  | ({ kind: 'make'; page: number; asked: { url: string; method: string; headers: Headers; body: Bytes | null } } & Omit<
      Visit,
      'transport'
    >)
  | { kind: 'answer'; call: number; answer: CallAnswer }

/** From a thread: a call of the API; the page; why there is none. */
export type FromThread =
  | { kind: 'call'; page: number; call: number; path: string; init: TransportInit }
  | { kind: 'made'; page: number; made: { status: number; headers: Headers; body: Bytes } }
  | { kind: 'failed'; page: number; reason: string }

/** What is kept for everyone is told to a thread whole once, afterwards by its etag; `forget` is what makes room for it. */
export type CallAnswer = { status: number; headers: Headers; body: Bytes | null } | KnownAnswer | { failed: string }

type KnownAnswer = Omit<KeptAnswer, 'plain' | 'encoded'> & { plain?: Uint8Array; forget?: string | undefined }

type UnderWay = { transport: Transport; resolve: (response: Response) => void; reject: (error: Error) => void }

export type PageThreads = Required<Pick<WebRoom, 'handleWeb' | 'introduce'>> & { close(): Promise<void> }

/** Between the end of a thread and the next one, so that one that cannot live does not take the machine. */
const restMs = 200

/**
 * Makes pages in `count` threads, so that whoever orders does not wait for pages that others look at, and every core makes
 * them. `room` is the module with `handleWeb`. The threads hold no database: what a page asks of the API comes back
 * here and is answered as if the page were made here. A thread that ends fails the pages it had
 * (`unavailable`) and is begun anew.
 */
export function openPageThreads(room: URL, count: number): PageThreads {
  const threads = new Set<Thread>()
  const introductions: Visit[] = []
  let closed = false

  function begin(): void {
    const thread = openThread(room, () => {
      threads.delete(thread)
      if (!closed) setTimeout(begin, restMs).unref()
    })
    threads.add(thread)
    for (const visit of introductions) thread.introduce(visit)
  }

  for (let begun = 0; begun < count; begun++) begin()
  return {
    async handleWeb(request, visit) {
      const [first, ...others] = threads
      if (!first) throw new AppError('unavailable')
      return others.reduce((least, thread) => (thread.busy < least.busy ? thread : least), first).make(request, visit)
    },
    introduce(visit) {
      introductions.push(visit)
      for (const thread of threads) thread.introduce(visit)
    },
    close: async () => {
      closed = true
      await Promise.all([...threads].map((thread) => thread.end()))
    },
  }
}

type Thread = ReturnType<typeof openThread>

function openThread(room: URL, ended: () => void) {
  const worker = new Worker(new URL('./page-thread.ts', import.meta.url), {
    workerData: room.href,
    resourceLimits: { maxYoungGenerationSizeMb: 32 },
  })
  const underWay = new Map<number, UnderWay>()
  const told = new Set<string>()
  const tell = inOneGo<ToThread>((messages) => worker.postMessage(messages))
  let lastPage = 0

  worker.unref()
  worker.on('message', (messages: FromThread[]) => {
    for (const message of messages) hear(message)
  })
  worker.on('error', (error) => console.error('a thread that makes pages failed:', error))
  worker.on('exit', () => {
    ended()
    for (const page of underWay.values()) page.reject(new AppError('unavailable'))
    underWay.clear()
  })

  function hear(message: FromThread): void {
    const page = underWay.get(message.page)
    if (!page) return
    if (message.kind === 'call') {
      const { call, path, init } = message
      page
        .transport(path, init)
        .then(answerOf)
        .catch((error: Error) => ({ failed: error.message }))
        .then((answer) => tell({ kind: 'answer', call, answer: 'plain' in answer ? onceWhole(answer) : answer }))
      return
    }
    underWay.delete(message.page)
    if (message.kind === 'made') page.resolve(wholeResponse(message.made.body, message.made))
    else page.reject(new Error(message.reason))
  }

  /** Noted and told in the same moment, so that a thread never hears of an etag before the answer behind it. */
  function onceWhole({ plain, ...answer }: KnownAnswer): KnownAnswer {
    if (told.has(answer.etag)) return answer
    const [oldest] = told
    const forget = told.size >= mostParsed ? oldest : undefined
    if (forget) told.delete(forget)
    told.add(answer.etag)
    return { ...answer, plain, forget }
  }

  async function make(request: Request, { language, publicUrl, isTrial = false, transport }: Visit): Promise<Response> {
    const { url, method, headers } = request
    const body = request.body && new Uint8Array(await request.arrayBuffer())
    const page = ++lastPage
    return new Promise((resolve, reject) => {
      underWay.set(page, { transport, resolve, reject })
      tell({ kind: 'make', page, asked: { url, method, headers: [...headers], body }, language, publicUrl, isTrial })
    })
  }

  return {
    get busy() {
      return underWay.size
    },
    make,
    introduce(visit: Visit): void {
      make(new Request(visit.publicUrl), visit).catch((error: Error) => {
        if (!(error instanceof AppError)) console.error('a thread that makes pages was not introduced:', error)
      })
    },
    end: () => worker.terminate(),
  }
}

async function answerOf(response: Response): Promise<CallAnswer> {
  const kept = keptBehind(response)
  if (kept) {
    const { status, etag, tags, plain } = kept
    return { status, etag, tags, plain, headers: { 'content-type': kept.headers['content-type'] ?? 'application/json' } }
  }
  const body = response.body && new Uint8Array(await response.arrayBuffer())
  return { status: response.status, headers: [...response.headers], body }
}
