import { fork } from 'node:child_process'
import { once } from 'node:events'

export type ReferenceKind = 'bytes' | 'product' | 'cards' | 'tree'

/** One reference server (`bench/references/serve.ts`) in its own process. */
export async function spawnReference(kind: ReferenceKind, port: number, environment: Record<string, string>) {
  const child = fork(new URL('../references/serve.ts', import.meta.url), [kind, String(port)], {
    env: { ...process.env, NODE_ENV: 'production', ...environment },
  })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the reference ${kind} ended with ${code}`)
  })
  ended.catch(() => undefined)
  await Promise.race([once(child, 'message'), ended])
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill('SIGKILL') }
}
