import fastify from 'fastify'
import { expect, test } from 'vitest'
import { handleErrors } from './error-handler.ts'

test('error-handler: what is written for something that is gone by now is a conflict, not a failure of the shop', async () => {
  const app = fastify()
  handleErrors(app)
  app.get('/', async () => {
    throw new Error('Failed query: insert into "children"', { cause: Object.assign(new Error('violates foreign key'), { code: '23503' }) })
  })
  const { statusCode, body } = await app.inject('/')
  expect([statusCode, JSON.parse(body)]).toEqual([409, { code: 'conflict', message: 'Nội dung vừa được thay đổi ở nơi khác.' }])
})
