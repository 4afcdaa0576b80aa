import { adminApi } from '../../admin-api.ts'
import { loadEditorOptions } from '../editor/load-options.ts'
import { ProductEditor } from '../editor/product-editor.tsx'
import { newSku } from '../new-sku.ts'
import type { Route } from './+types/page'

export async function loader(args: Route.LoaderArgs) {
  return { choices: await loadEditorOptions(adminApi(args)), sku: newSku() }
}

export default function AddProductPage({ loaderData: { choices, sku } }: Route.ComponentProps) {
  return <ProductEditor product={null} choices={choices} alts={{}} sku={sku} />
}
