import { useLocation } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { PageHead } from '../../seo/page-head.tsx'
import { isUnfiltered, readListState } from './list-state.ts'
import type { LoadedList } from './load-list.ts'

type ListPageHeadProps = {
  title: string
  description?: string | undefined
  list: LoadedList | null
  /** Id of the 1200 × 630 share image; defaults to the image of the first product. */
  imageId?: string | undefined
  /** The canonical path, if that is not the list's own path. */
  canonicalPath?: string | undefined
  /** Not indexed: a list that each visitor creates (a search). */
  unlisted?: boolean
}

/** For search engines the plain list is the page; a filtered or sorted one is only a view of it. */
export function ListPageHead({ title, list, imageId, unlisted = false, ...rest }: ListPageHeadProps) {
  const { t } = useTranslation('shop')
  const state = readListState(new URLSearchParams(useLocation().search))
  const isPlain = isUnfiltered(state)
  // Some terms cannot be in a path (paths.ts).
  const own = unlisted ? ['query'] : []
  const image = imageId ?? list?.products[0]?.colors[0]?.images[0]?._id
  return (
    <PageHead
      {...rest}
      title={isPlain && state.page > 1 ? t('list.titleOfPage', { title, page: state.page }) : title}
      image={image && paths.sharePicture(image)}
      unlisted={unlisted || !isPlain}
      canonicalParams={isPlain ? [...own, 'page'] : own}
    />
  )
}
