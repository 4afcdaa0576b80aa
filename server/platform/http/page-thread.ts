import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { Transport, WebRoom } from '../../../contract/transport.ts'
import type { KeptAnswer } from '../page-cache.ts'
import { inOneGo } from './in-one-go.ts'
import { keptResponse } from './kept-response.ts'
import type { CallAnswer, FromThread, ToThread } from './page-threads.ts'

/** The thread's side of page-threads.ts: makes pages with the built web room, and asks back for what the API says. */
const port = parentPort as NonNullable<typeof parentPort>
const room: Promise<WebRoom> = import(workerData)
const remembered = new Map<string, KeptAnswer>()
const calls = new Map<number, { resolve: (response: Response) => void; reject: (error: Error) => void }>()
// Copied, not transferred: giving away a page's memory costs more than copying it.
const tell = inOneGo<FromThread>((messages) => port.postMessage(messages))
let lastCall = 0

stepBack()

port.on('message', (messages: ToThread[]) => {
  for (const message of messages) {
    if (message.kind === 'make') void make(message)
    else hear(message.call, message.answer)
  }
})

async function make({ page, asked, language, publicUrl, isTrial = false }: Extract<ToThread, { kind: 'make' }>): Promise<void> {
  try {
    const { handleWeb } = await room
    const response = await handleWeb(new Request(asked.url, asked), { language, publicUrl, isTrial, transport: transportOf(page) })
    const body = new Uint8Array(await response.arrayBuffer())
    tell({ kind: 'made', page, made: { status: response.status, headers: [...response.headers], body } })
  } catch (error) {
    // Whatever was thrown, its text can be told.
    tell({ kind: 'failed', page, reason: error instanceof Error ? String(error.stack) : String(error) })
  }
}

function transportOf(page: number): Transport {
  return (path, { signal: _, ...init } = {}) =>
    new Promise((resolve, reject) => {
      const call = ++lastCall
      calls.set(call, { resolve, reject })
      tell({ kind: 'call', page, call, path, init })
    })
}

function hear(call: number, answer: CallAnswer): void {
  const asked = calls.get(call)
  calls.delete(call)
  if ('failed' in answer) asked?.reject(new Error(answer.failed))
  else asked?.resolve('etag' in answer ? recall(answer) : new Response(answer.body, answer))
}

function recall({ forget, ...told }: Extract<CallAnswer, { etag: string }>): Response {
  if (forget) remembered.delete(forget)
  if (told.plain) remembered.set(told.etag, { ...told, plain: Buffer.from(told.plain), encoded: {} })
  return keptResponse(remembered.get(told.etag) as KeptAnswer)
}

/** On Linux the priority is the thread's own: whoever orders, or is sent a finished page, goes first. A machine may forbid it. */
function stepBack(): void {
  if (process.platform !== 'linux') return
  try {
    setPriority(5)
  } catch {
    // Pages are made all the same.
  }
}
