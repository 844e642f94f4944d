import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { GalleryScreen } from './gallery-screen.tsx';

describe('GalleryScreen', () => {
  it('shows the parts of the trade in both stores, light and dark', () => {
    const page = renderToStaticMarkup(
      <RouterProvider router={createMemoryRouter([{ path: '/', Component: GalleryScreen }])} />,
    );
    for (const part of ['ProductCard', 'StockLabel, DeliveryPromise', 'CartFreeDelivery, CartSegments'])
      expect(page.split(`>${part}</h3>`)).toHaveLength(5);
  });
});
