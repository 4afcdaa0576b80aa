import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoContent } from '../../../../demo/demo-content.ts'
import { fillCatalogue } from '../../../../demo/fill-catalogue.ts'
import { schema } from '../../../../platform/database/client.ts'
import { transact } from '../../../../platform/database/transaction.ts'
import { openTestShop, type TestShop } from '../../../../testing/shop-fixture.ts'
import { readMessage } from '../read-message.ts'
import { assortedMessages } from './assorted-messages.ts'
import { commentsMessages } from './comments-messages.ts'
import { counterMessages } from './counter-messages.ts'
import { countrysideMessages } from './countryside-messages.ts'
import { dialectMessages } from './dialect-messages.ts'
import { accuracyOf, compare, type MessageOutcome } from './evaluate-messages.ts'
import { eveningMessages } from './evening-messages.ts'
import { everydayMessages } from './everyday-messages.ts'
import { finalMessages } from './final-messages.ts'
import { freshMessages } from './fresh-messages.ts'
import { heldOutMessages } from './held-out-messages.ts'
import { messages } from './messages.ts'
import { mixedMessages } from './mixed-messages.ts'
import { mondayMessages } from './monday-messages.ts'
import { moreMessages } from './more-messages.ts'
import { nextMorningMessages } from './next-morning-messages.ts'
import { oneEveningMessages } from './one-evening-messages.ts'
import { ordinaryMessages } from './ordinary-messages.ts'
import { plainMessages } from './plain-messages.ts'
import { ramblingMessages } from './rambling-messages.ts'
import { type LabelledMessage, readLabels } from './read-labels.ts'
import { regionalDialectMessages, regionalMessyMessages, regionalOrdinaryMessages } from './regional-messages.ts'
import { regularMessages } from './regular-messages.ts'
import { relativesMessages } from './relatives-messages.ts'
import { sundryMessages } from './sundry-messages.ts'
import { talkativeMessages } from './talkative-messages.ts'
import { terseMessages } from './terse-messages.ts'
import { thirdMessages } from './third-messages.ts'
import { unseenMessages } from './unseen-messages.ts'
import { usualMessages } from './usual-messages.ts'
import { variedMessages } from './varied-messages.ts'
import { weekendMessages } from './weekend-messages.ts'

const tuned = readLabels(messages + '\n###\n' + moreMessages)

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  const pictures = demoContent.pictures.map(({ file, width, height, alt }) => {
    return { id: file, storageKey: file, name: file, checksum: file, width, height, bytes: 1, placeholder: '', alt }
  })
  await shop.db.insert(schema.images).values(pictures)
  const day = (days: number) => new Date(shop.clock.now().getTime() + days * 86_400_000)
  await transact(shop.db, (tx) => fillCatalogue(shop.platform, tx, (file) => file, day))
})
afterAll(() => shop.close())

const print = (line: string) => process.stdout.write(`${line}\n`)

async function evaluate(labelled: readonly LabelledMessage[]): Promise<MessageOutcome[]> {
  const outcomes: MessageOutcome[] = []
  for (const each of labelled) outcomes.push(compare(each, await readMessage(shop.platform.readReplicas.primary, each.message)))
  return outcomes
}

function report(title: string, outcomes: readonly MessageOutcome[], withMistakes: boolean): void {
  if (!process.env.CHAT_REPORT) return
  print(
    `\n${title}: ${outcomes.length} messages, ${outcomes.filter(({ fields }) => fields.every(({ isRight }) => isRight)).length} right in every field`,
  )
  for (const { field, right, all, wrongUnmarked } of accuracyOf(outcomes))
    print(
      `  ${field.padEnd(15)} ${((100 * right) / all).toFixed(1).padStart(5)} %   ${right} of ${all}, wrong and unmarked: ${wrongUnmarked}`,
    )
  if (!withMistakes) return
  for (const { message, fields } of outcomes) {
    const wrong = fields.filter(({ isRight }) => !isRight)
    if (wrong.length === 0) continue
    print(`\n— ${message.replaceAll('\n', ' ⏎ ')}`)
    for (const { field, wanted, got, isMarked } of wrong)
      print(`   ${field}: "${got}"${isMarked ? ' (marked)' : ''} instead of "${wanted}"`)
  }
}

/** A wrong name, phone or address without a mark sends a parcel to the wrong person or place. */
const wrongAndUnmarked = (outcomes: readonly MessageOutcome[]) =>
  outcomes.flatMap(({ message, fields }) =>
    fields
      .filter(
        ({ field, isRight, isMarked, got }) =>
          /^(?:fullName|phone|street|ward|province)$/.test(field) && !isRight && !isMarked && got !== '',
      )
      .map(({ field, got }) => `${field} "${got}" in ${message}`),
  )

test('labelled messages: are read as labelled, and a wrong name, phone or address is marked', async () => {
  const outcomes = await evaluate(tuned)
  report('Messages that the rules were improved with', outcomes, true)
  expect(wrongAndUnmarked(outcomes)).toEqual([])
  expect(tuned.length).toBeGreaterThanOrEqual(135)
  for (const { field, right, all } of accuracyOf(outcomes)) expect([field, right / all > 0.85]).toEqual([field, true])
}, 120_000)

test.each([
  ['held out', heldOutMessages, 71, 0.75],
  ['third', thirdMessages, 60, 0.75],
  ['fresh', freshMessages, 40, 0.75],
  ['unseen', unseenMessages, 24, 0.7],
  ['dialect', dialectMessages, 30, 0.75],
  ['regional, strong dialect', regionalDialectMessages, 20, 0.75],
  ['regional, ordinary', regionalOrdinaryMessages, 20, 0.75],
  ['regional, long or messy', regionalMessyMessages, 20, 0.65],
  ['mixed', mixedMessages, 20, 0.75],
  ['everyday', everydayMessages, 20, 0.75],
  ['countryside', countrysideMessages, 20, 0.75],
  ['rambling', ramblingMessages, 20, 0.75],
  ['assorted', assortedMessages, 20, 0.75],
  ['varied', variedMessages, 20, 0.75],
  ['sundry', sundryMessages, 20, 0.75],
  ['plain', plainMessages, 20, 0.75],
  ['usual', usualMessages, 20, 0.75],
  ['regular', regularMessages, 20, 0.75],
  ['final', finalMessages, 20, 0.75],
  ['evening', eveningMessages, 20, 0.75],
  ['weekend', weekendMessages, 20, 0.75],
  ['monday', mondayMessages, 20, 0.75],
  ['terse', terseMessages, 20, 0.75],
  ['talkative', talkativeMessages, 20, 0.75],
  ['relatives', relativesMessages, 20, 0.75],
  ['ordinary', ordinaryMessages, 20, 0.75],
  ['comments', commentsMessages, 20, 0.75],
  ['counter', counterMessages, 20, 0.75],
  ['one evening', oneEveningMessages, 20, 0.75],
  ['next morning', nextMorningMessages, 20, 0.75],
])(
  '%s messages: are read nearly as well, and a wrong name, phone or address is marked',
  async (title, text, count, share) => {
    const labelled = readLabels(text)
    expect(labelled.length).toBeGreaterThanOrEqual(count)
    const outcomes = await evaluate(labelled)
    report(`Messages, ${title}`, outcomes, process.env.CHAT_REPORT === 'all')
    expect(wrongAndUnmarked(outcomes)).toEqual([])
    for (const { field, right, all } of accuracyOf(outcomes)) expect([field, right / all > 0.8]).toEqual([field, true])
    expect(outcomes.filter(({ fields }) => fields.every(({ isRight }) => isRight)).length / count).toBeGreaterThanOrEqual(share)
  },
  120_000,
)
