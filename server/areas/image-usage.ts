import { detachImages, findCatalogueImageUses } from './catalogue/catalogue.ts'
import { findContentImageUses } from './content/content.ts'
import { onImagesRemoved, onImageUses, onPastImageUses } from './media/media.ts'
import { findPastImageUses } from './orders/orders.ts'

/** Connects the areas that show pictures: the library shows where a picture is used, and deletes none in use. */
export function connectImageUsage(): void {
  onImageUses(findCatalogueImageUses)
  onImageUses(findContentImageUses)
  onPastImageUses(findPastImageUses)
  onImagesRemoved(detachImages)
}
