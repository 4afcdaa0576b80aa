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
  /** Id of the picture of 1200 × 630 this list is shared with; that of its first product where there is none. */
  imageId?: string | undefined
  /** How the list is spelled, and which one a narrowed list is a view of, where that is not its own path. */
  canonicalPath?: string | undefined
  /** A list of its own for everyone who asks for it (a search). */
  unlisted?: boolean
}

/** For search engines a list is its pages as they are; narrowed or sorted, it is only a view of them. */
export function ListPageHead({ title, list, imageId, unlisted = false, ...rest }: ListPageHeadProps) {
  const { t } = useTranslation('shop')
  const state = readListState(new URLSearchParams(useLocation().search))
  const isPlain = isUnfiltered(state)
  // Some words cannot stand in a path (paths.ts).
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
