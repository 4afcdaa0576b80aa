import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inlineScriptHashes } from './security-headers.ts'

test('security-headers: hashes only inline scripts, not files and not data blocks', () => {
  const html =
    '<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script><script>alert("Mẹ May")</script><script type="module">x</script>'
  expect(inlineScriptHashes(Buffer.from(html))).toEqual([
    createHash('sha256').update('alert("Mẹ May")').digest('base64'),
    'LXEWQrcmsEQBYnyp+6wy9chTD7GQPMTbAiWHF5IaSIE=',
  ])
})
