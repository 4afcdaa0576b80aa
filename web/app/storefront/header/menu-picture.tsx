import { useQuery } from '@tanstack/react-query'
import type { CategoryPictures, CollectionList } from '../../../../contract/catalogue.ts'
import { shallowSchema } from '../../api/api.ts'
import { browserApi } from '../../api/browser-api.ts'
import { type ImageProps, toDecorativeImage } from '../../ui/image-props.ts'
import { Picture } from '../../ui/picture.tsx'

/** The ids of collections begin with it. */
const collectionPrefix = 'cln_'

/** The picture of a category or a collection in the menu. Optional: renders nothing without a picture or after a failed request. */
export function MenuPicture({ id }: { id: string }) {
  const isCollection = id.startsWith(collectionPrefix)
  const { data } = useQuery({
    queryKey: ['menu-pictures', isCollection],
    queryFn: ({ signal }) => (isCollection ? readOfCollections(signal) : readOfCategories(signal)),
    staleTime: 600_000,
    retry: false,
  })
  const picture = data?.get(id)
  return picture ? <Picture picture={picture} sizes="48px" upTo={160} decorative /> : null
}

const categoryPictures = shallowSchema<CategoryPictureList>(({ data }) => Array.isArray(data))
const collectionList = shallowSchema<CollectionPictureList>(({ data }) => Array.isArray(data))
type CategoryPictureList = (typeof CategoryPictures)['_output']
type CollectionPictureList = (typeof CollectionList)['_output']
type Pictures = ReadonlyMap<string, ImageProps>

async function readOfCategories(signal: AbortSignal): Promise<Pictures> {
  const { data } = await browserApi().get('/api/categories/pictures', categoryPictures, { signal })
  return new Map(data.map(({ category, picture }) => [category, toDecorativeImage(picture)]))
}

async function readOfCollections(signal: AbortSignal): Promise<Pictures> {
  const { data } = await browserApi().get('/api/collections', collectionList, { signal })
  return new Map(data.flatMap(({ _id, image }) => (image ? [[_id, toDecorativeImage(image)] as const] : [])))
}
