import { expect, test } from 'vitest'
import { hydrationDataScript } from './hydration-data.ts'

const texts = ['áo dài', '</script><script>alert(1)</script>', '<!-- <script>', 'a"b\\c\u2028d', '$& $1']

test.each(texts)('hydrationDataScript: round-trips loader data with any content: %j', async (text) => {
  const bytes = new TextEncoder().encode(text)
  const script = await hydrationDataScript(
    new ReadableStream({
      start(controller) {
        // Splits a character across two chunks.
        controller.enqueue(bytes.slice(0, 1))
        controller.enqueue(bytes.slice(1))
        controller.close()
      },
    }),
  )
  const [, code = ''] = /^<script>([^<]*)<\/script>$/.exec(script) ?? []
  const got: string[] = []
  const streamController = { enqueue: (piece: string) => got.push(piece), close: () => got.push('closed') }
  new Function('window', code)({ __reactRouterContext: { streamController } })
  expect(got).toEqual([text, 'closed'])
})
