"""What can happen in Sorcery, as events, a module for each chapter. Each has its sentence in text/*.ftl: `event-<name>`."""
