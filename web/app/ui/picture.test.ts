import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from './picture.tsx'

const markup = (width: number, upTo?: number) =>
  renderToStaticMarkup(createElement(Picture, { picture: { _id: 'img_a', width, height: width }, sizes: '100vw', ...(upTo && { upTo }) }))
const widthsIn = (html: string) => [...html.matchAll(/(\d+)\.avif/g)].map(([, width]) => Number(width))

test.each([
  [1200, undefined, [320, 480, 640, 800, 1200]],
  [1200, 640, [320, 480, 640]],
  [1200, 320, [160, 320]],
  [500, 640, [320, 480, 500]],
  [90, undefined, [90]],
])('Picture: offers a file of %i px, shown in at most %s px, in the widths %j', (width, upTo, widths) => {
  expect(widthsIn(markup(width, upTo))).toEqual(widths)
})

test.each([
  [2400, undefined, 1280],
  [1200, 640, 640],
  [90, undefined, 90],
])('Picture: a browser without AVIF gets one WebP: of %i px, shown in at most %s px, the width %i', (width, upTo, fallback) => {
  expect(markup(width, upTo).match(/[^"]+\.webp/g)).toEqual([`/media/img_a/${fallback}.webp`])
})
