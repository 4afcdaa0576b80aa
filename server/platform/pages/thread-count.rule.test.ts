import { expect, test } from 'vitest'
import { threadCount } from './thread-count.rule.ts'

const gigabyte = 1024 ** 3

test.each([
  { cores: 1, memory: 8 * gigabyte, threads: 1 },
  { cores: 2, memory: 8 * gigabyte, threads: 2 },
  { cores: 16, memory: 64 * gigabyte, threads: 4 },
  { cores: 4, memory: gigabyte, threads: 2 },
  { cores: 4, memory: 0.25 * gigabyte, threads: 1 },
])('thread-count: $cores cores and $memory bytes have $threads threads', ({ cores, memory, threads }) => {
  expect(threadCount({ cores, memory })).toBe(threads)
})
