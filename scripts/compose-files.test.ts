import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

/** The blocks of a section of a compose file by name. */
function blocksOf(file: string, section: string): Map<string, string> {
  const [, body = ''] = new RegExp(`^${section}:\\n((?:(?: .*)?\\n)*)`, 'm').exec(read(file)) ?? []
  return new Map(
    body.split(/^(?= {2}[\w-]+:)/m).flatMap((block) => (/^ {2}([\w-]+):/.test(block) ? [[block.trim().split(':')[0] ?? '', block]] : [])),
  )
}

const small = blocksOf('compose.yaml', 'services')
const large = blocksOf('compose.large.yaml', 'services')

test('compose files: have the services that docs/deployment.md names', () => {
  expect([[...small.keys()], [...large.keys()]]).toEqual([
    ['shop', 'postgres', 'caddy'],
    ['shop', 'shop-2', 'worker', 'caddy', 'replica'],
  ])
})

test('the network of Caddy has IPv6: otherwise all visitors who come by it have the one IP of its gateway', () => {
  const outside = blocksOf('compose.yaml', 'networks').get('outside')
  expect(outside).toMatch(/enable_ipv6: true\n +ipam: .*subnet: "fd[\da-f:]+::\/64"/)
  expect(small.get('caddy')).toMatch(/networks: \[inside, outside\]/)
})

test('Caddy depends on no service: Compose would replace it with the shop, and nobody accept connections meanwhile', () => {
  for (const services of [small, large]) expect(services.get('caddy')).not.toMatch(/^ {4}(depends_on|links):/m)
})

test('one service alone builds the image: two at once fail to write the same tag', () => {
  expect(small.get('shop')).toMatch(/^ {4}build:\n/m)
  for (const [name, block] of large)
    if (block.includes('service: shop }')) expect(`${name} ${/^ {4}build: (.*)$/m.exec(block)?.[1]}`).toBe(`${name} !reset null`)
})

test('compose files: every service limits its log', () => {
  const ofShop = /^x-shop: &shop\n(?: .*\n)* {2}logging: &logging\n/m
  expect(read('compose.yaml')).toMatch(ofShop)
  for (const block of [small.get('postgres'), small.get('caddy'), large.get('replica')]) expect(block).toMatch(/^ {4}logging:/m)
})

test('docs/deployment.md: what Compose takes literally', () => {
  const commands = read('docs/deployment.md')
  // `run -v` wants whole paths; `up --no-deps` makes the next `up` replace every process at once.
  expect(commands).not.toMatch(/-v "?\.\//)
  expect(commands).not.toMatch(/up [^\n`]*--no-deps/)
})
