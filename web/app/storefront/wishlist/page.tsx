import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { data, redirect } from 'react-router'
import { type Wishlist, WishlistAnswer } from '../../../../contract/wishlist.ts'
import { useMe } from '../../account/use-me.ts'
import { personalApi } from '../../api.ts'
import { ApiError } from '../../api-error.ts'
import { PageHead } from '../../page-head.tsx'
import { paths } from '../../paths.ts'
import { readForm } from '../../read-form.ts'
import { Link } from '../../ui/link.tsx'
import { wishlistQuery } from '../../wishlist/wish-query.ts'
import type { Route } from './+types/page'
import { changeWishlist } from './change-wishlist.ts'
import { useWishlist } from './use-wishlist.ts'
import { WishContents } from './wish-contents.tsx'
import { useWishlistTexts } from './wishlist-texts.ts'

export async function loader({ context }: Route.LoaderArgs) {
  try {
    const { wishlist } = (await personalApi(context).get('/api/wishlists', WishlistAnswer)).data
    return { wishlist, failure: null }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return data({ wishlist: null, failure: error.message }, { status: 503 })
  }
}

/** The forms without scripts. */
export async function action({ context, request }: Route.ActionArgs) {
  const { isInCart, refusal } = await changeWishlist(personalApi(context), await readForm(request))
  if (refusal) return data(refusal, { status: 400 })
  return redirect(isInCart ? paths.cart() : paths.wishlist())
}

export default function WishlistPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWishlistTexts()
  const { wishlist, error, isFetching, refetch } = useWishlist(loaderData.wishlist ?? undefined)
  useNewest(loaderData.wishlist)
  const { data: user } = useMe()
  const reason = error ?? (loaderData.failure === null ? null : new Error(loaderData.failure))
  return (
    <section className="page-width py-8 md:py-12">
      <PageHead title={t('common:wish.title')} hidden />
      <h1 className="stitched">{t('common:wish.title')}</h1>
      <div className="wish-page mt-6">
        <WishContents wishlist={wishlist} error={reason} onRetry={refetch} isRetrying={isFetching} refusal={actionData} />
      </div>
      {user === null && wishlist && wishlist.count > 0 && (
        <p className="mt-6 text-soft">
          {t('keep')} <Link to={paths.login(paths.wishlist())}>{t('keepElsewhere')}</Link>
        </p>
      )}
    </section>
  )
}

/** What came with the page is newer than what was remembered. */
function useNewest(wishlist: Wishlist | null): void {
  const client = useQueryClient()
  useEffect(() => {
    if (wishlist) client.setQueryData(wishlistQuery.queryKey, wishlist)
  }, [wishlist, client])
}
