// Before the first paint: the light and the language that this browser chose.
try {
  var chosen = JSON.parse(localStorage.getItem('archipel.settings') || '{}');
  if (chosen.theme === 'light' || chosen.theme === 'dark') document.documentElement.dataset.theme = chosen.theme;
  if (chosen.language) document.documentElement.lang = chosen.language;
} catch (nothingStored) {
  // A browser that keeps nothing gets the defaults.
}
