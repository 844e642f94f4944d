/** Names of the studio's masters, from which every product and category takes its picture. */
export const pictureNames: readonly string[] = [
  'tee', 'long-tee', 'polo', 'shirt', 'trousers', 'trainer', 'slide', 'backpack', 'tote', 'kettle', 'enamel-kettle', 'teapot', 'tea-glasses',
  'mug', 'pan', 'pot', 'dallah', 'vase', 'table-lamp', 'desk-lamp', 'bulb', 'lantern', 'towels', 'cushion', 'headphones', 'earbuds',
  'power-bank', 'phone', 'watch', 'speaker', 'charger', 'bottle', 'jar', 'tea-tin', 'coffee-bag', 'dates', 'soap', 'gift-card',
  'phone-case', 'cable', 'tablet', 'laptop', 'monitor', 'desktop-tower', 'keyboard', 'mouse', 'printer', 'router', 'memory-card',
  'external-drive', 'webcam', 'game-controller', 'console', 'television', 'soundbar', 'party-speaker', 'microphone', 'projector', 'camera',
  'refrigerator', 'washing-machine', 'air-conditioner', 'air-cooler', 'cooker', 'microwave', 'dishwasher', 'vacuum-cleaner', 'iron', 'fan',
  'heater', 'water-dispenser', 'blender', 'stand-mixer', 'toaster', 'coffee-maker', 'rice-cooker', 'pressure-cooker', 'knife', 'cutting-board',
  'plates', 'bowl', 'cutlery', 'thermos', 'storage-box', 'tray', 'sofa', 'armchair', 'chair', 'office-chair', 'dining-table', 'coffee-table',
  'desk', 'bed', 'wardrobe', 'bookshelf', 'tv-stand', 'floor-lamp', 'rug', 'curtain', 'blanket', 'pillow', 'mirror', 'clock', 'candle',
  'hoodie', 'jacket', 'shorts', 'dress', 'abaya', 'dishdasha', 'skirt', 'scarf', 'socks', 'cap', 'belt', 'wallet', 'handbag', 'suitcase',
  'sunglasses', 'wrist-watch', 'necklace', 'dress-shoe', 'boot', 'sandal', 'heel', 'perfume', 'lipstick', 'cream-jar', 'pump-bottle', 'tube',
  'nail-polish', 'hair-dryer', 'shaver', 'hair-brush', 'palette', 'toothbrush', 'stroller', 'baby-bottle', 'nappies', 'pacifier', 'crib',
  'high-chair', 'car-seat', 'baby-suit', 'rice-sack', 'oil-bottle', 'can', 'juice-carton', 'biscuit-box', 'pasta-pack', 'spice-jar',
  'water-pack', 'chocolate', 'nuts-bag', 'detergent', 'tissue-box', 'football', 'basketball', 'dumbbell', 'yoga-mat', 'treadmill', 'bicycle',
  'racket', 'tent', 'skipping-rope', 'boxing-glove', 'pen-set', 'notebook', 'stapler', 'folder', 'calculator', 'scissors', 'desk-organiser',
  'teddy', 'blocks', 'toy-car', 'doll', 'puzzle', 'board-game', 'toy-train', 'book', 'book-stack', 'headset-card', 'ceiling-lamp', 'breakfast-tray',
  'bed-linen-four', 'child-bicycle', 'drawing-set', 'e-reader', 'film-card', 'floor-seating-six', 'game-card', 'hijab', 'magnetic-tiles',
  'nursing-pillow', 'oil-flask', 'pencils-24', 'phone-card', 'play-tent', 'pyjamas-long', 'pyjamas-printed', 'security-camera', 'usb-hub',
];

/** The wide scene of each department, by the path of its top category. */
export const departmentScenes: Readonly<Record<string, string>> = {
  electronics: 'scenes/home-stage',
  computers: 'scenes/desk-setup',
  appliances: 'scenes/kitchen-table',
  fashion: 'scenes/wardrobe-rail',
  beauty: 'scenes/bathroom-shelf',
  'mother-and-child': 'scenes/nursery',
  toys: 'scenes/nursery',
  sports: 'scenes/gym-corner',
  'home-and-kitchen': 'scenes/kitchen-table',
  furniture: 'scenes/living-room',
  grocery: 'scenes/tea-time',
  books: 'scenes/book-corner',
  office: 'scenes/desk-setup',
  'gift-cards': 'scenes/gift-wrap',
};
