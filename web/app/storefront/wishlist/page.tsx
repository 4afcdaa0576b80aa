import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { data, redirect } from 'react-router'
import { type Wishlist, WishlistResponse } from '../../../../contract/wishlist.ts'
import { personalApi } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'
import { readForm } from '../../api/read-form.ts'
import { useCurrentUser } from '../../auth/use-current-user.ts'
import { paths } from '../../paths.ts'
import { PageHead } from '../../seo/page-head.tsx'
import { Link } from '../../ui/link.tsx'
import { wishlistQuery } from '../../wishlist/wishlist-query.ts'
import type { Route } from './+types/page'
import { useWishlist } from './use-wishlist.ts'
import { handleWishlistAction } from './wishlist.action.ts'
import { WishlistContents } from './wishlist-contents.tsx'
import { useWishlistTexts } from './wishlist-texts.ts'

export async function loader({ context }: Route.LoaderArgs) {
  try {
    const { wishlist } = (await personalApi(context).get('/api/wishlists', WishlistResponse)).data
    return { wishlist, failure: null }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return data({ wishlist: null, failure: error.message }, { status: 503 })
  }
}

/** Handles the forms without scripts. */
export async function action({ context, request }: Route.ActionArgs) {
  const { isInCart, refusal } = await handleWishlistAction(personalApi(context), await readForm(request))
  if (refusal) return data(refusal, { status: 400 })
  return redirect(isInCart ? paths.cart() : paths.wishlist())
}

export default function WishlistPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWishlistTexts()
  const { wishlist, error, isFetching, refetch } = useWishlist(loaderData.wishlist ?? undefined)
  useLatest(loaderData.wishlist)
  const { data: user } = useCurrentUser()
  const reason = error ?? (loaderData.failure === null ? null : new Error(loaderData.failure))
  return (
    <section className="page-width py-8 md:py-12">
      <PageHead title={t('common:wish.title')} hidden />
      <h1 className="stitched">{t('common:wish.title')}</h1>
      <div className="wishlist-page mt-6">
        <WishlistContents wishlist={wishlist} error={reason} onRetry={refetch} isRetrying={isFetching} refusal={actionData} />
      </div>
      {user === null && wishlist && wishlist.count > 0 && (
        <p className="mt-6 text-soft">
          {t('keep')} <Link to={paths.login(paths.wishlist())}>{t('keepElsewhere')}</Link>
        </p>
      )}
    </section>
  )
}

/** The wishlist of the page is newer than the cached one. */
function useLatest(wishlist: Wishlist | null): void {
  const client = useQueryClient()
  useEffect(() => {
    if (wishlist) client.setQueryData(wishlistQuery.queryKey, wishlist)
  }, [wishlist, client])
}
