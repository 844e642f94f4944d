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
  'teddy', 'blocks', 'toy-car', 'doll', 'puzzle', 'board-game', 'toy-train', 'book', 'book-stack', 'headset-card',
];

/** Names of the wide scenes, for categories and pages. */
export const sceneNames: readonly string[] = [
  'home-stage', 'living-room', 'kitchen-table', 'wardrobe-rail', 'desk-setup', 'bathroom-shelf', 'nursery', 'picnic', 'gym-corner',
  'book-corner', 'tea-time', 'gift-wrap',
];
