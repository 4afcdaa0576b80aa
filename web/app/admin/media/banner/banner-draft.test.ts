import { expect, test } from 'vitest'
import { draftOf, findSmallImages, toNewBanner } from './banner-draft.ts'

const picture = (_id: string, width: number) => ({ _id, width, height: 300, alt: '' })
const empty = draftOf(null)

test('find-small-images: returns a picture that is too small, with the required width', () => {
  const draft = { ...empty, image: picture('a', 1_199), mobileImage: picture('b', 599) }
  expect(findSmallImages(draft, empty)).toEqual([
    { path: 'image', width: 1_199, least: 1_200 },
    { path: 'mobileImage', width: 599, least: 600 },
  ])
  expect(findSmallImages({ ...empty, image: picture('a', 1_200), mobileImage: null }, empty)).toEqual([])
})

test('find-small-images: accepts the current picture even if it is small', () => {
  const before = { ...empty, image: picture('a', 500) }
  expect(findSmallImages({ ...before, link: '/faq' }, before)).toEqual([])
  expect(findSmallImages({ ...before, image: picture('c', 500) }, before)).toHaveLength(1)
})

test('to-new-banner: trims the link and sends null for a removed phone picture', () => {
  const draft = { ...empty, link: ' /sales ', image: picture('a', 1_600), mobileImage: picture('b', 800) }
  expect(toNewBanner(draft)).toMatchObject({ link: '/sales', image: 'a', mobileImage: 'b' })
  expect(toNewBanner({ ...draft, mobileImage: null }).mobileImage).toBeNull()
  expect(toNewBanner(empty)).not.toHaveProperty('image')
})
