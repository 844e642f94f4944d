/** The shop's places on a map and in a list. */
export const branches = {
  map: 'Map of Iraq with our places',
  list: 'Our places',
  onMap: (name: string) => `${name}, on the map`,
  call: 'Call',
  directions: 'Directions',
  nearMe: 'Near me',
  locating: 'Asking your device…',
  nearFirst: 'The nearest comes first. Your position stays on this device.',
  notFound: 'Your device didn’t say where you are. Allow the store to ask for your position, then try again.',
  away: (distance: string) => `about ${distance} km away`,
};
