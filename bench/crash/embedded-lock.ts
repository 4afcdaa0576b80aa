/**
 * `npm run bench:lock [-- cycles]`: kills a shop on the embedded database (`kill -9`) and starts it again, in turn while
 * idle, right after it is ready and during its start. Prints how many starts were refused and how long they took; exits
 * with 1 if any was refused.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { spawnShop } from '../support/spawn-shop.ts'

const [cycles = '50'] = process.argv.slice(2)
const dataDir = mkdtempSync(join(tmpdir(), 'memay-lock-'))
const shop = spawnShop({ port: 4_396, dataDir, databaseUrl: '' })

/** Kills the shop at a random time during its start. */
async function killWhileStarting(): Promise<void> {
  const begun = shop.start().catch(() => undefined)
  await setTimeout(100 + Math.random() * 900)
  await shop.kill()
  // The killed process never becomes ready.
  void begun
}

try {
  await shop.start()
  const times: number[] = []
  let refused = 0
  for (let cycle = 1; cycle <= Number(cycles); cycle++) {
    if (cycle % 3 === 0) await setTimeout(500)
    await shop.kill()
    if (cycle % 3 === 1) await killWhileStarting()
    const begun = performance.now()
    try {
      await shop.start()
      times.push(performance.now() - begun)
    } catch (error) {
      refused += 1
      console.log(`  cycle ${cycle}: ${error instanceof Error ? error.message : error}`)
    }
    if (cycle % 10 === 0) console.log(`  ${cycle} cycles, ${refused} starts refused`)
  }
  times.sort((one, other) => one - other)
  const at = (share: number) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN)
  console.log(
    `${cycles} cycles of kill -9 and start: ${refused} starts refused; ready again after ${at(0.5)} ms (median), ${at(1)} ms at most`,
  )
  if (refused > 0) process.exitCode = 1
} finally {
  await shop.kill()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit()
