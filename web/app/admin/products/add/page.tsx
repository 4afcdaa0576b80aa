import { adminApi } from '../../admin-api.ts'
import { loadChoices } from '../editor/load-choices.ts'
import { ProductEditor } from '../editor/product-editor.tsx'
import type { Route } from './+types/page'

export async function loader(args: Route.LoaderArgs) {
  return loadChoices(adminApi(args))
}

export default function AddProductPage({ loaderData }: Route.ComponentProps) {
  return <ProductEditor product={null} choices={loaderData} alts={{}} />
}
