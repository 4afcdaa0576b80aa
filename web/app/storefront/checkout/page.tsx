import { redirect } from 'react-router'
import { personalApi, publicApi } from '../../api/api.ts'
import { throwRouteError } from '../../api/api-error.ts'
import { readForm } from '../../api/read-form.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/page'
import { handleCheckoutAction } from './checkout.action.ts'
import { CheckoutPage } from './checkout-page.tsx'
import { readCheckout } from './read-checkout.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const checkout = await readCheckout(personalApi(context), publicApi(context)).catch(throwRouteError)
  return checkout.cart.items.length === 0 ? redirect(paths.cart()) : checkout
}

export async function action({ context, request }: Route.ActionArgs) {
  return handleCheckoutAction(personalApi(context), publicApi(context), await readForm(request))
}

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  return <CheckoutPage checkout={loaderData} actionResult={actionData} />
}
