"""What the choices of Sorcery are about, as data, a module for each chapter. Each has its sentence in text/*.ftl: `option-<name>`."""
