// Replaced by the server with the settings of the installation.
window.__CONFIG__ = {};
