/** How a card tells a column that an order is being dragged, and not a picture or a text. */
export const draggedType = 'application/x-order'
